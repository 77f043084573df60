/** Pictures drawn on the spot, in the colours of the theme: a ship on the sea, so that a turn can be seen. */
import { useEffect, useState } from "react";
import type { GalleryItem } from "#ui/gallery-item";

const SIZES = [
  [1200, 800],
  [800, 1200],
  [1000, 1000],
  [1600, 700],
] as const;

export function useSamplePictures(): readonly GalleryItem[] {
  const [items, setItems] = useState<readonly GalleryItem[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const made: string[] = [];
    void Promise.all(SIZES.map(([width, height], index) => drawn(width, height, index + 1))).then((blobs) => {
      if (!isCurrent) return;
      made.push(...blobs.map((blob) => URL.createObjectURL(blob)));
      setItems(made.map((src, index) => itemOf(src, index)));
    });
    return () => {
      isCurrent = false;
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, []);
  return items;
}

function itemOf(src: string, index: number): GalleryItem {
  const title = `IMG_20261105_08150${index + 1}.jpg`;
  return {
    id: String(index),
    src,
    thumbnail: src,
    alt: title,
    title,
    detail: "05/11/2026 08:15",
    rotation: index === 1 ? 90 : 0,
  };
}

async function drawn(width: number, height: number, number: number): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  if (context) {
    const paint = (colour: string, x: number, y: number, w: number, h: number) => {
      context.fillStyle = token(colour);
      context.fillRect(x, y, w, h);
    };
    paint("--pl-sea-soft", 0, 0, width, height);
    paint("--pl-sea", 0, height * 0.65, width, height * 0.35);
    paint("--pl-navy", width * 0.15, height * 0.5, width * 0.7, height * 0.18);
    paint("--pl-bad", width * 0.15, height * 0.64, width * 0.7, height * 0.04);
    paint("--pl-slate-soft", width * 0.18, height * 0.36, width * 0.12, height * 0.14);
    context.fillStyle = token("--pl-mark-line");
    context.font = `600 ${height / 8}px sans-serif`;
    context.fillText(String(number), width * 0.48, height * 0.63);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/jpeg"),
  );
}
