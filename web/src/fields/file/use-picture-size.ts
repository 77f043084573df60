/** How large a picture is, upright, once it could be read. */
import { useEffect, useState } from "react";
import type { Size } from "#ui/markup-geometry";

export function usePictureSize(address: string | undefined): Size | undefined {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    if (address === undefined) return;
    const picture = new Image();
    let isOver = false;
    picture.onload = () => !isOver && setSize({ w: picture.naturalWidth, h: picture.naturalHeight });
    picture.src = address;
    return () => {
      isOver = true;
    };
  }, [address]);
  return size;
}
