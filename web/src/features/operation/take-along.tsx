/** Operations for where there is no network: with small pictures at once, with whole ones by choice and with their size before. */
import { Button, Group, Modal, Progress } from "@mantine/core";
import { measured } from "@plimsoll/domain/kernel/decimal";
import { useQuery } from "@tanstack/react-query";
import { Download, Images } from "lucide-react";
import { useState } from "react";
import { useClientState } from "#app/client-state";
import { errorText, toastError } from "#app/error-text";
import { useNumbers } from "#i18n/formats";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { takeAlong } from "#offline/take-along";
import {
  MOST_BYTES,
  type OperationPictures,
  picturesOfMine,
  putBackPictures,
  takePictures,
} from "#offline/whole-pictures";
import { toasts } from "#ui/toasts";
import { classes } from "./classes.ts";
import { useOperationWords } from "./operation-words.tsx";

export function TakeAlong() {
  const { list: words, pictures } = useOperationWords();
  const [isBusy, setBusy] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      toasts.success(sayCount(words.tookAlong, await takeAlong()));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Group gap="xs">
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<Download size={16} aria-hidden />}
        onClick={() => void take().catch(toastError)}
      >
        {words.takeAlong}
      </Button>
      <Button
        variant="default"
        leftSection={<Images size={16} aria-hidden />}
        onClick={() => setChoosing(true)}
      >
        {pictures.open}
      </Button>
      {isChoosing && <WholePictures onClose={() => setChoosing(false)} />}
    </Group>
  );
}

const MEGABYTE = 1024 * 1024;

function useMegabytes(): (bytes: number, scale?: number) => string {
  const numbers = useNumbers();
  return (bytes, scale = 1) => `${numbers.format(measured(bytes / MEGABYTE, scale), { scale })} MB`;
}

/** What of mine has pictures, and what is here. */
function usePicturesOfMine() {
  const userId = useClientState((state) => state.user_id);
  return useQuery({
    queryKey: ["field-pictures", userId],
    queryFn: picturesOfMine,
    gcTime: 0,
    placeholderData: undefined,
    meta: { background: true },
  });
}

function WholePictures({ onClose }: { readonly onClose: () => void }) {
  const words = useOperationWords().pictures;
  const { shell } = useWords().app;
  const megabytes = useMegabytes();
  const { data, error, refetch } = usePicturesOfMine();
  const rows = data?.filter(({ all, kept }) => all.count + kept.count > 0);
  const here = (rows ?? []).reduce((sum, { kept }) => sum + kept.bytes, 0);
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={words.title}
      closeButtonProps={{ "aria-label": shell.close }}
    >
      <p className={classes.quiet}>{say(words.help, { most: megabytes(MOST_BYTES, 0) })}</p>
      {error !== null && <p className={classes.badText}>{errorText(error)}</p>}
      {rows === undefined && error === null && <p className={classes.quiet}>{words.counting}</p>}
      {rows?.length === 0 && <p className={classes.quiet}>{words.none}</p>}
      <ul className={classes.pictureRows}>
        {rows?.map((row) => (
          <PicturesOf key={row.id} row={row} onChanged={() => void refetch()} />
        ))}
      </ul>
      {here > 0 && <p className={classes.quiet}>{say(words.here, { size: megabytes(here) })}</p>}
    </Modal>
  );
}

interface PicturesOfProps {
  readonly row: OperationPictures;
  readonly onChanged: () => void;
}

function PicturesOf({ row: { id, name, all, kept }, onChanged }: PicturesOfProps) {
  const words = useOperationWords().pictures;
  const megabytes = useMegabytes();
  const [done, setDone] = useState<number>();
  const take = async () => {
    setDone(0);
    try {
      const { missing, isFull } = await takePictures(id, setDone);
      if (missing > 0) toasts.error(sayCount(isFull ? words.full : words.missing, missing));
    } finally {
      setDone(undefined);
      onChanged();
    }
  };
  const putBack = async () => {
    await putBackPictures(id);
    onChanged();
  };
  const isWhole = kept.count >= all.count;
  return (
    <li>
      <span>
        <b>{name}</b>
        <span className={classes.quiet}>
          {sayCount(words.size, all.count, { size: megabytes(all.bytes) })}
          {kept.count > 0 && ` · ${sayCount(words.kept, kept.count)}`}
        </span>
        {done !== undefined && (
          <Progress value={(100 * done) / Math.max(1, all.count)} aria-label={say(words.taking, { name })} />
        )}
      </span>
      <Group gap="xs">
        {kept.count > 0 && (
          <Button
            variant="subtle"
            size="compact-md"
            aria-label={`${words.putBack}: ${name}`}
            onClick={() => void putBack().catch(toastError)}
          >
            {words.putBack}
          </Button>
        )}
        {!isWhole && (
          <Button
            size="compact-md"
            variant="light"
            loading={done !== undefined}
            aria-label={`${words.take}: ${name}`}
            onClick={() => void take().catch(toastError)}
          >
            {words.take}
          </Button>
        )}
      </Group>
    </li>
  );
}
