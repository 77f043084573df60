/** Where toasts stand: bottom left, above every dialog. A file of its own, so that it loads with the first toast. */
import { Notifications } from "@mantine/notifications";

const TOPMOST = 1100;

export function ToastStack() {
  return <Notifications position="bottom-left" containerWidth={340} zIndex={TOPMOST} />;
}
