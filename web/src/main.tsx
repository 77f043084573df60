import { createRoot } from "react-dom/client";
console.log("x");
const el = document.getElementById("root");
if (el) createRoot(el).render(<div/>);
import("#app/test-a");
