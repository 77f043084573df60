/** Reads a barcode or QR code with the camera. */
import { Button, Modal } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useWords } from "#i18n/words-provider";
import { classes } from "./classes.ts";
import { useOperationWords } from "./operation-words.tsx";
import { readCode } from "./read-code.ts";

interface ScannerProps {
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

/** Milliseconds between two looks. */
const PAUSE = 250;

export function Scanner({ onCode, onClose }: ScannerProps) {
  const words = useOperationWords().seals;
  const { shell } = useWords().app;
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string>();
  const found = useRef(onCode);
  found.current = onCode;
  useEffect(() => {
    const stop = new AbortController();
    let stream: MediaStream | undefined;
    const look = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      const screen = video.current;
      if (!screen || stop.signal.aborted) return;
      screen.srcObject = stream;
      await screen.play();
      while (!stop.signal.aborted) {
        const code = await readCode(screen);
        if (code !== undefined) return found.current(code);
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    };
    look().catch((error: unknown) => setProblem(String(error)));
    return () => {
      stop.abort();
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  return (
    <Modal opened onClose={onClose} title={words.scan} closeButtonProps={{ "aria-label": shell.close }}>
      {problem === undefined ? (
        <video ref={video} className={classes.signature} playsInline muted />
      ) : (
        <p className={classes.badText}>{problem}</p>
      )}
      <Button mt="sm" variant="default" onClick={onClose}>
        {shell.close}
      </Button>
    </Modal>
  );
}
