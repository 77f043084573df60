/** The keys, on one sheet. */
import { Kbd, Modal } from "@mantine/core";
import { Fragment } from "react";
import { useWords } from "#i18n/words-provider";
import classes from "./dialogs.module.css";
import type { OverlayProps } from "./overlays.tsx";

export function KeySheet({ onClose }: OverlayProps) {
  const { close, keys } = useWords().app.shell;
  const { ctrl, enter, tab, shift } = keys.key;
  const groups = [
    {
      title: keys.anywhere,
      rows: [
        { text: keys.search, combos: [[ctrl, "K"]] },
        { text: keys.sheet, combos: [["?"]] },
        { text: keys.menu, combos: [["["]] },
        {
          text: keys.go,
          combos: [
            ["g", "s"],
            ["g", "p"],
            ["g", "n"],
            ["g", "d"],
          ],
        },
      ],
    },
    {
      title: keys.inLists,
      rows: [
        { text: keys.row, combos: [[enter], ["e"]] },
        { text: keys.nextRow, combos: [["↓"], ["↑"], ["j"], ["k"]] },
        { text: keys.searchList, combos: [["/"]] },
        { text: keys.select, combos: [["x"]] },
        { text: keys.add, combos: [["n"]] },
      ],
    },
    {
      title: keys.inForms,
      rows: [
        { text: keys.save, combos: [[ctrl, "S"], [enter]] },
        { text: keys.leave, combos: [[keys.key.escape]] },
        { text: keys.nextField, combos: [[tab], [shift, tab]] },
      ],
    },
  ];
  return (
    <Modal opened onClose={onClose} title={keys.title} size={520} closeButtonProps={{ "aria-label": close }}>
      {groups.map((group) => (
        <section key={group.title} className={classes.keyGroup}>
          <h3 className={classes.keyTitle}>{group.title}</h3>
          <dl className={classes.keyList}>
            {group.rows.map((row) => (
              <div key={row.text} className={classes.keyRow}>
                <dt>{row.text}</dt>
                <dd className={classes.keyCombos}>
                  {row.combos.map((combo, index) => (
                    <Fragment key={combo.join("+")}>
                      {index > 0 && <span aria-hidden>·</span>}
                      {combo.map((key) => (
                        <Kbd key={key}>{key}</Kbd>
                      ))}
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  );
}
