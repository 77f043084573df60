/** Every part of the screens in each of its states, for those who build screens. */

import { Page } from "#app/page";
import { useRouteTitle } from "#app/route-words";
import { useWords } from "#i18n/words-provider";
import classes from "./catalogue.module.css";
import { Contents } from "./catalogue.tsx";
import { ChoicePart, SelectPart, TogglePart, TwoTablesPart } from "./choosing.tsx";
import { DropZonePart, GalleryPart, SingleFilePart } from "./files.tsx";
import { ModalPart, PanelPart, TabsPart } from "./moving.tsx";
import { CargoPart, ManyPlacesPart, MapPart } from "./places.tsx";
import { GridPart } from "./rows.tsx";
import { DerivedPart, EmptyPart, StatusesPart, TimelinePart, ToastsPart } from "./telling.tsx";
import { DatesPart, NumbersPart, RichTextPart, TextPart } from "./typing.tsx";

export function ComponentsPage() {
  const { catalogue } = useWords().app.parts;
  const title = useRouteTitle() ?? catalogue.contents;
  return (
    <Page title={title}>
      <p className={classes.intro}>{catalogue.intro}</p>
      <div className={classes.page}>
        <Contents />
        <div className={classes.parts}>
          <TwoTablesPart />
          <SelectPart />
          <ChoicePart />
          <TogglePart />
          <TextPart />
          <NumbersPart />
          <DatesPart />
          <RichTextPart />
          <DropZonePart />
          <SingleFilePart />
          <GalleryPart />
          <MapPart />
          <ManyPlacesPart />
          <CargoPart />
          <GridPart />
          <StatusesPart />
          <TimelinePart />
          <DerivedPart />
          <ToastsPart />
          <EmptyPart />
          <TabsPart />
          <ModalPart />
          <PanelPart />
        </div>
      </div>
    </Page>
  );
}
