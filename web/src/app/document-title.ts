/** The name of the page in the tab. */
import { useEffect } from "react";
import { BRAND } from "./brand.tsx";

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${BRAND}`;
  }, [title]);
}
