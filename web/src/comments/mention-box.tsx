/** A text with mentions: @ and a few letters offer colleagues, chosen with the arrows and Enter or with a click. */
import { Combobox, Textarea, useCombobox } from "@mantine/core";
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import { useEffect, useRef, useState } from "react";
import { useCommentWords } from "./comment-words.tsx";
import { mentionAt, type OpenMention, withMention } from "./mentions.ts";
import { useColleagues } from "./use-colleagues.ts";

interface MentionBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  /** The order whose readers can be mentioned; without it nobody can. */
  readonly orderId: string | undefined;
  readonly onMention: (person: Named) => void;
  readonly onSend: () => void;
}

export function MentionBox({
  label,
  placeholder,
  value,
  onText,
  orderId,
  onMention,
  onSend,
}: MentionBoxProps) {
  const words = useCommentWords();
  const box = useRef<HTMLTextAreaElement>(null);
  const [mention, setMention] = useState<OpenMention>();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const isOpen = orderId !== undefined && mention !== undefined;
  const found = useColleagues(orderId, isOpen ? mention.query : undefined);
  const { openDropdown, closeDropdown, selectFirstOption } = combobox;
  const count = found.people.length;
  useEffect(() => {
    if (!isOpen) return closeDropdown();
    openDropdown();
    if (count > 0) selectFirstOption();
  }, [isOpen, count, openDropdown, closeDropdown, selectFirstOption]);
  const look = (area: HTMLTextAreaElement) => setMention(mentionAt(area.value, area.selectionStart));
  const choose = (id: string) => {
    const person = found.people.find((one) => one.id === id);
    if (!person || !mention || !box.current) return;
    const next = withMention({ text: value, cursor: box.current.selectionStart }, mention, person.name);
    onMention(person);
    onText(next.text);
    setMention(undefined);
    // The new text stands in the box with the next drawing.
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(next.cursor, next.cursor);
    });
  };
  return (
    <Combobox store={combobox} position="top-start" width={280} onOptionSubmit={choose}>
      <Combobox.Target withKeyboardNavigation={isOpen} withExpandedAttribute={isOpen}>
        <Textarea
          ref={box}
          label={label}
          placeholder={placeholder}
          value={value}
          maxLength={4000}
          onChange={({ currentTarget }) => {
            onText(currentTarget.value);
            look(currentTarget);
          }}
          onKeyUp={({ currentTarget, key }) => key.startsWith("Arrow") && !isOpen && look(currentTarget)}
          onClick={({ currentTarget }) => look(currentTarget)}
          onBlur={() => setMention(undefined)}
          onKeyDown={(event) => {
            if (event.key === "Escape" && isOpen) {
              event.stopPropagation();
              setMention(undefined);
            }
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              onSend();
            }
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options aria-label={words.mention}>
          {found.people.map((person) => (
            <Combobox.Option key={person.id} value={person.id}>
              {person.name}
            </Combobox.Option>
          ))}
          {count === 0 && !found.isPending && <Combobox.Empty>{words.noMatch}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
