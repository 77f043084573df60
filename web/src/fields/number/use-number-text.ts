/** The text of a number while it is typed: written anew when the value, or the language, comes from elsewhere. */
import { autoMask, unmask } from "@plimsoll/domain/kernel/auto-mask";
import { type ClipboardEvent, useEffect, useRef, useState } from "react";
import { isRefused } from "#fields/refused-text";
import { useLocale } from "#i18n/words-provider";
import { type NumberShape, readNumber, writeNumber } from "./read-number.ts";

export interface NumberTextOptions {
  readonly shape: NumberShape;
  readonly value: unknown;
  readonly onValue: (value: unknown) => void;
  /** Digits are shifted in from the right: 055 becomes 0,55. */
  readonly masked?: boolean;
}

const same = (left: unknown, right: unknown): boolean =>
  left === right || (isRefused(left) && isRefused(right) && left.refused === right.refused);

export function useNumberText({ shape, value, onValue, masked = false }: NumberTextOptions) {
  const { locale } = useLocale();
  const [text, setText] = useState(() => writeNumber(value, shape, locale));
  const handed = useRef(value);
  const written = useRef(locale);

  // A value that did not come from these keys (a draft, a merge, another language) is written anew.
  useEffect(() => {
    const isSameLocale = written.current === locale;
    if (same(value, handed.current) && isSameLocale) return;
    const next = writeNumber(value, shape, locale);
    // The same number with other zeros, as a row says it that was saved: nothing moves under the hand that types it.
    const isSameNumber = isSameLocale && next === writeNumber(handed.current, shape, locale);
    handed.current = value;
    written.current = locale;
    if (!isSameNumber) setText(next);
  }, [value, locale, shape]);

  const hand = (next: unknown, shown: string) => {
    handed.current = next;
    setText(shown);
    onValue(next);
  };
  const type = (typed: string) => {
    if (!masked || shape.scale === undefined) return hand(readNumber(typed, shape, locale), typed);
    hand(unmask(typed, shape.scale), autoMask(typed, shape.scale, locale));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData("text");
    const { selectionStart, selectionEnd, value: before } = event.currentTarget;
    const replacesAll = before === "" || (selectionStart === 0 && selectionEnd === before.length);
    // Several cells are for the grid around; a piece inside a number is typing.
    if (/[\t\n\r]/.test(pasted.trim()) || !replacesAll) return;
    event.preventDefault();
    const read = readNumber(pasted, shape, locale);
    hand(read, writeNumber(read, shape, locale));
  };
  /** Left: all decimals of the field stand there. */
  const settle = () => setText(writeNumber(handed.current, shape, locale));
  // Where digits fill from the right, nothing looks as it will be filled.
  const empty = masked ? writeNumber("0", shape, locale) : undefined;
  return { text, empty, type, paste, settle };
}
