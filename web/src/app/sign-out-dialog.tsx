/** Signing out over field work that was never sent. */
import { useNavigate } from "react-router";
import { LeaveDialog } from "#offline/leave-dialog";
import type { OverlayProps } from "./overlays.tsx";
import { endSession } from "./session.tsx";

export function SignOutDialog({ onClose }: OverlayProps) {
  const navigate = useNavigate();
  const leave = async () => {
    onClose();
    await endSession();
    await navigate("/", { replace: true });
  };
  return <LeaveDialog onStay={onClose} onLeave={leave} />;
}
