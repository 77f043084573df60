/** Pictures side by side; each opens over the whole window. */
import { UnstyledButton } from "@mantine/core";
import { ImageOff } from "lucide-react";
import { useState } from "react";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { EmptyState } from "./empty-state.tsx";
import classes from "./gallery.module.css";
import type { GalleryItem } from "./gallery-item.ts";
import { Lightbox, type LightboxProps } from "./lightbox.tsx";

export interface GalleryProps extends Pick<LightboxProps, "onTurn"> {
  readonly label: string;
  readonly items: readonly GalleryItem[];
}

export function Gallery({ label, items, onTurn }: GalleryProps) {
  const words = useWords().app.parts.gallery;
  const [shown, setShown] = useState<string>();
  if (items.length === 0) return <EmptyState title={words.empty} icon={ImageOff} />;
  return (
    <>
      <ul className={classes.grid} aria-label={label}>
        {items.map((item) => (
          <li key={item.id}>
            <UnstyledButton
              className={classes.tile}
              aria-label={say(words.open, { item: item.title })}
              onClick={() => setShown(item.id)}
            >
              <img className={classes.image} src={item.thumbnail} alt="" loading="lazy" />
              <span className={classes.name}>{item.title}</span>
              {item.detail !== undefined && <span className={classes.detail}>{item.detail}</span>}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Lightbox items={items} shown={shown} onShow={setShown} {...(onTurn ? { onTurn } : {})} />
    </>
  );
}
