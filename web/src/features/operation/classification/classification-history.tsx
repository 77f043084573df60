/** Every version: what was classified, what was retested, and each row's own changes. */
import { ActionIcon, Button } from "@mantine/core";
import { ArrowLeft, History } from "lucide-react";
import { Link } from "react-router";
import { say } from "#i18n/say";
import { Card, CardTitle } from "#ui/card";
import { pagePath } from "../operation-path.ts";
import classes from "./classification.module.css";
import { ClassificationTable, type RowsProps } from "./classification-list.tsx";
import { useClassifyingWords } from "./classifying-words.tsx";
import { RECORD } from "./use-classified.ts";

export function ClassificationHistory(props: RowsProps) {
  const words = useClassifyingWords();
  const { hand, rows, onHistory } = props;
  return (
    <Card padded>
      <div className={classes.listHead}>
        <CardTitle>{words.history.title}</CardTitle>
        <Button
          component={Link}
          variant="default"
          size="xs"
          to={pagePath(hand.bundle.operation, "classification")}
          leftSection={<ArrowLeft size={15} aria-hidden />}
        >
          {words.list.back}
        </Button>
      </div>
      <p className={classes.quiet}>{words.history.text}</p>
      {rows.length === 0 ? (
        <p className={classes.quiet}>{words.list.none}</p>
      ) : (
        <ClassificationTable
          {...props}
          more={(row) => (
            <ActionIcon
              variant="subtle"
              aria-label={say(words.history.open, { code: row.code ?? "" })}
              onClick={() => onHistory(RECORD, row.id)}
            >
              <History size={16} aria-hidden />
            </ActionIcon>
          )}
        />
      )}
    </Card>
  );
}
