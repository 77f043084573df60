/** The picture of a tile. One that cannot be had is looked for on the device; without a network it is else missing in words. */
import { FileText } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useWords } from "#i18n/words-provider";
import classes from "./files.module.css";

/** Nothing to show here and now: it is where there is no way to. */
export const ELSEWHERE = "elsewhere";
/** What is shown where the picture itself does not come. */
export type Spare = () => Promise<Blob | typeof ELSEWHERE | undefined>;

interface TilePictureProps {
  readonly picture: string;
  readonly spare: Spare | undefined;
  readonly isDim: boolean;
  readonly layer: ReactNode;
}

/** The address in use; null where there is none. */
function usePicture({ picture, spare }: Pick<TilePictureProps, "picture" | "spare">) {
  const [own, setOwn] = useState<{
    readonly of: string;
    readonly address: string | null;
    readonly isElsewhere: boolean;
  }>();
  const isOwn = own?.of === picture;
  const address = isOwn ? own.address : picture;
  useEffect(() => {
    const again = () => setOwn(undefined);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, []);
  useEffect(() => () => revoke(own?.address), [own]);
  const fail = async () => {
    const found = isOwn ? undefined : await spare?.();
    const address = found instanceof Blob ? URL.createObjectURL(found) : null;
    setOwn({ of: picture, address, isElsewhere: found === ELSEWHERE });
  };
  return { address, isElsewhere: own?.isElsewhere === true, fail };
}

function revoke(address: string | null | undefined): void {
  if (address != null) URL.revokeObjectURL(address);
}

export function TilePicture({ picture, spare, isDim, layer }: TilePictureProps) {
  const { notHere } = useWords().app.parts.upload;
  const { address, isElsewhere, fail } = usePicture({ picture, spare });
  if (address === null) {
    // With a network it is one that no browser shows, or that has no small one.
    if (!isElsewhere) return <FileText size={28} aria-hidden />;
    return <span className={classes.missing}>{notHere}</span>;
  }
  return (
    <>
      <img src={address} alt="" loading="lazy" data-dim={isDim} onError={() => void fail()} />
      {layer}
    </>
  );
}
