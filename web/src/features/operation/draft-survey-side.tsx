/** What stands beside a draft survey: the cargo against other weights of it, photos of the marks, signatures. */
import { NativeSelect } from "@mantine/core";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { READINGS, type Reading, SIGNERS, type Signer } from "@plimsoll/domain/operation/pages/draft-survey";
import type { SurveyComparison } from "@plimsoll/domain/operation/survey-facts";
import { useState } from "react";
import { useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { Card, CardTitle } from "#ui/card";
import { StatusChip } from "#ui/status-chip";
import { classes } from "./classes.ts";
import type { SurveyRow } from "./draft-survey-form.ts";
import { useOperationWords } from "./operation-words.tsx";
import { type PhotoOwner, PhotoStrip } from "./photo-strip.tsx";
import { type NewSignature, SignatureBox } from "./signature-box.tsx";

const BASES = ["scale", "bill_of_lading"] as const;

export function ComparedWeights({ comparison }: { readonly comparison: SurveyComparison | null }) {
  const words = useOperationWords().draft;
  const numbers = useNumbers();
  const names = { scale: words.scale, bill_of_lading: words.bill };
  return (
    <Card padded>
      <CardTitle>{words.difference}</CardTitle>
      {comparison === null ? (
        <p className={classes.quiet}>{words.noCargo}</p>
      ) : (
        <table className={classes.compared}>
          <thead>
            <tr>
              <th scope="col">{words.against}</th>
              <th scope="col">{words.tonnes}</th>
              <th scope="col">{words.draftLess}</th>
              <th scope="col">{words.share}</th>
            </tr>
          </thead>
          <tbody>
            {BASES.map((base) => {
              const found = comparison[base];
              return (
                <tr key={base}>
                  <th scope="row">
                    {names[base]}{" "}
                    {found && (
                      <StatusChip
                        phase={found.within ? "done" : "held"}
                        label={say(found.within ? words.within : words.beyond, {
                          limit: numbers.format(found.tolerance_pct),
                        })}
                      />
                    )}
                  </th>
                  <td>{numbers.weight(found?.weight ?? null)}</td>
                  <td>{numbers.weight(found?.difference ?? null)}</td>
                  <td>{numbers.format(found?.difference_pct ?? null)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Card>
  );
}

interface MarkPhotosProps {
  readonly operationId: string;
  readonly owner: (field: string) => PhotoOwner;
  readonly isDisabled: boolean;
  readonly calculator: CalculatorWords;
}

/** One mark at a time: whoever photographs stands before one. */
export function MarkPhotos({ operationId, owner, isDisabled, calculator }: MarkPhotosProps) {
  const words = useOperationWords().draft;
  const [mark, setMark] = useState<Reading>("fp");
  const names: Readonly<Record<string, string>> = calculator.draftSurvey.readings;
  return (
    <Card padded>
      <div className={classes.cardHead}>
        <CardTitle>{words.photosOf}</CardTitle>
        <NativeSelect
          aria-label={words.mark}
          value={mark}
          data={READINGS.map((value) => ({ value, label: names[value] ?? value }))}
          onChange={({ currentTarget }) => setMark(currentTarget.value as Reading)}
        />
      </div>
      <PhotoStrip
        key={mark}
        operationId={operationId}
        owner={owner(`photos_${mark}`)}
        disabled={isDisabled}
      />
    </Card>
  );
}

interface SurveySignaturesProps {
  readonly row: SurveyRow | undefined;
  readonly isDisabled: boolean;
  readonly onSign: (signer: Signer, signature: NewSignature) => void;
}

export function SurveySignatures({ row, isDisabled, onSign }: SurveySignaturesProps) {
  const words = useOperationWords().draft;
  return SIGNERS.map((signer) => (
    <SignatureBox
      key={`${signer} ${row?.[`${signer}_signed_at`] ?? ""}`}
      title={words[signer]}
      signed={{
        signed_name: row?.[`${signer}_name`] ?? null,
        signed_role: null,
        signed_at: row?.[`${signer}_signed_at`] ?? null,
        signature_state: row?.[`${signer}_signature_state`] ?? "none",
      }}
      disabled={isDisabled}
      onSign={(signature) => onSign(signer, signature)}
    />
  ));
}
