/** Reads a barcode or QR code with the camera. */
import { Button, Modal } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useWords } from "#i18n/words-provider";
import { readCode } from "./read-code.ts";
import classes from "./scanner.module.css";

interface ScannerProps {
  readonly title: string;
  /** Said where no camera may be used. */
  readonly without: string;
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

/** Milliseconds between two looks. */
const PAUSE = 250;

export function Scanner({ title, without, onCode, onClose }: ScannerProps) {
  const { shell } = useWords().app;
  const video = useRef<HTMLVideoElement>(null);
  const [isWithout, setWithout] = useState(false);
  const found = useRef(onCode);
  found.current = onCode;
  useEffect(() => {
    const stop = new AbortController();
    const look = async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      const off = () => {
        for (const track of stream.getTracks()) track.stop();
      };
      // Closed while the person was asked: the camera goes off again at once.
      if (stop.signal.aborted) return off();
      stop.signal.addEventListener("abort", off);
      const screen = video.current;
      if (!screen) return;
      screen.srcObject = stream;
      await screen.play();
      while (!stop.signal.aborted) {
        const code = await readCode(screen);
        if (code !== undefined) return found.current(code);
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    };
    look().catch(() => stop.signal.aborted || setWithout(true));
    return () => stop.abort();
  }, []);
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ "aria-label": shell.close }}>
      {isWithout ? (
        <p className={classes.without}>{without}</p>
      ) : (
        <video ref={video} className={classes.seen} playsInline muted />
      )}
      <Button mt="sm" variant="default" onClick={onClose}>
        {shell.close}
      </Button>
    </Modal>
  );
}
