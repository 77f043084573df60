/** A signature drawn on the screen, with the name and role of whoever gives it. */
import { Button, Group, TextInput } from "@mantine/core";
import { type PointerEvent, useRef, useState } from "react";
import { useDates } from "#i18n/formats";
import { say } from "#i18n/say";
import { Card, CardTitle } from "#ui/card";
import { StatusChip } from "#ui/status-chip";
import { classes } from "./classes.ts";
import { useOperationWords } from "./operation-words.tsx";

export interface Signed {
  readonly signed_name: string | null;
  readonly signed_role: string | null;
  readonly signed_at: string | null;
  readonly signature_state: "none" | "valid" | "earlier_version";
}

export interface NewSignature {
  readonly name: string;
  readonly role: string;
  readonly at: string;
  /** Undefined where somebody signed by name alone. */
  readonly picture: File | undefined;
}

interface SignatureBoxProps {
  readonly signed: Signed;
  readonly disabled: boolean;
  readonly onSign: (signature: NewSignature) => void;
  /** Whose signature it is, where that is settled: then nobody is asked for a role. */
  readonly title?: string;
}

const WIDTH = 560;
const HEIGHT = 180;

interface Pad {
  readonly canvas: React.RefObject<HTMLCanvasElement | null>;
  readonly hasInk: boolean;
  readonly element: React.ReactNode;
  readonly clear: () => void;
  readonly picture: (at: string) => Promise<File | undefined>;
}

/** A place to draw in with a finger, a pen or the mouse. */
function usePad(disabled: boolean): Pad {
  const words = useOperationWords().signature;
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDrawing = useRef(false);
  const [hasInk, setInk] = useState(false);
  const point = ({ clientX, clientY }: PointerEvent) => {
    const box = canvas.current?.getBoundingClientRect();
    if (!box) return [0, 0] as const;
    return [((clientX - box.left) * WIDTH) / box.width, ((clientY - box.top) * HEIGHT) / box.height] as const;
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = disabled ? undefined : canvas.current?.getContext("2d");
    if (!pen) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isDrawing.current = true;
    Object.assign(pen, { lineWidth: 2.4, lineCap: "round", lineJoin: "round", strokeStyle: "black" });
    pen.beginPath();
    pen.moveTo(...point(event));
  };
  const draw = (event: PointerEvent) => {
    const pen = isDrawing.current ? canvas.current?.getContext("2d") : undefined;
    if (!pen) return;
    pen.lineTo(...point(event));
    pen.stroke();
    if (!hasInk) setInk(true);
  };
  const clear = () => {
    canvas.current?.getContext("2d")?.clearRect(0, 0, WIDTH, HEIGHT);
    setInk(false);
  };
  const picture = async (at: string) => {
    if (!hasInk) return undefined;
    const blob = await new Promise<Blob | null>((resolve) => canvas.current?.toBlob(resolve, "image/png"));
    return blob ? new File([blob], `signature-${at.slice(0, 10)}.png`, { type: "image/png" }) : undefined;
  };
  const element = (
    <canvas
      ref={canvas}
      width={WIDTH}
      height={HEIGHT}
      className={classes.signature}
      aria-label={words.draw}
      role="img"
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={() => {
        isDrawing.current = false;
      }}
    />
  );
  return { canvas, hasInk, element, clear, picture };
}

export function SignatureBox({ signed, disabled, onSign, title }: SignatureBoxProps) {
  const words = useOperationWords().signature;
  const dates = useDates();
  const pad = usePad(disabled);
  const [name, setName] = useState(signed.signed_name ?? "");
  const [role, setRole] = useState(signed.signed_role ?? words.master);
  const sign = async () => {
    const at = new Date().toISOString();
    onSign({ name: name.trim(), role: role.trim(), at, picture: await pad.picture(at) });
    pad.clear();
  };
  const isSigned = signed.signature_state !== "none";
  return (
    <Card padded>
      <div className={classes.cardHead}>
        <CardTitle>{title ?? words.title}</CardTitle>
        {isSigned && (
          <StatusChip
            phase={signed.signature_state === "valid" ? "done" : "held"}
            label={signed.signature_state === "valid" ? words.valid : words.earlier}
          />
        )}
      </div>
      {isSigned && (
        <p className={classes.quiet}>
          {say(words.signed, { name: signed.signed_name ?? "", at: dates.moment(signed.signed_at) })}
        </p>
      )}
      {!disabled && (
        <>
          {pad.element}
          <Group grow align="end" gap="xs" mt="xs">
            <TextInput
              label={words.name}
              value={name}
              maxLength={120}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            {title === undefined && (
              <TextInput
                label={words.role}
                value={role}
                maxLength={60}
                onChange={({ currentTarget }) => setRole(currentTarget.value)}
              />
            )}
          </Group>
          <Group justify="space-between" mt="xs">
            <Button variant="subtle" size="compact-sm" disabled={!pad.hasInk} onClick={pad.clear}>
              {words.clear}
            </Button>
            <Button variant="default" disabled={name.trim() === ""} onClick={() => void sign()}>
              {pad.hasInk ? words.sign : words.byName}
            </Button>
          </Group>
        </>
      )}
    </Card>
  );
}
