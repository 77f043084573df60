/** One of the legal texts, open to anybody, in the language of the page. */
import { Anchor, Skeleton } from "@mantine/core";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import { useQuery } from "@tanstack/react-query";
import { useDocumentTitle } from "#app/document-title";
import { NotFoundPage } from "#app/error-page";
import { useRouteMatch } from "#app/route-match";
import { useDates } from "#i18n/formats";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { EmptyState } from "#ui/empty-state";
import classes from "./legal.module.css";
import {
  LEGAL_PAGES,
  type LegalPageName,
  type LegalPage as LegalText,
  type LegalTexts,
} from "./texts/legal-texts.ts";

const TEXTS: Readonly<Record<Locale, () => Promise<{ legalTexts: LegalTexts }>>> = {
  pt: () => import("./texts/pt.ts"),
  en: () => import("./texts/en.ts"),
  es: () => import("./texts/es.ts"),
  fr: () => import("./texts/fr.ts"),
};

function isLegalPage(name: string | undefined): name is LegalPageName {
  return LEGAL_PAGES.some((page) => page === name);
}

function Article({ text }: { readonly text: LegalText }) {
  const { legal } = useWords().app.shell;
  const dates = useDates();
  useDocumentTitle(text.title);
  return (
    <article className={classes.article}>
      <h1 className={classes.title}>{text.title}</h1>
      <p className={classes.updated}>{say(legal.updated, { date: dates.date(text.updated) })}</p>
      <p className={classes.intro}>{text.intro}</p>
      <nav className={classes.contents} aria-label={legal.contents} data-print="hidden">
        <span className={classes.contentsTitle}>{legal.contents}</span>
        <ol>
          {text.sections.map((section, index) => (
            <li key={section.heading}>
              <Anchor href={`#section-${index + 1}`}>{section.heading}</Anchor>
            </li>
          ))}
        </ol>
      </nav>
      {text.sections.map((section, index) => (
        <section key={section.heading} id={`section-${index + 1}`} className={classes.section}>
          <h2>{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}

export function LegalPage() {
  const { legal } = useWords().app.shell;
  const { locale } = useLocale();
  const page = useRouteMatch()?.entry.path.split("/").pop();
  const texts = useQuery({
    queryKey: ["legal", locale],
    queryFn: async () => (await TEXTS[locale]()).legalTexts,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!isLegalPage(page)) return <NotFoundPage />;
  if (texts.error) return <EmptyState title={legal.unavailable} />;
  if (!texts.data) return <Skeleton height={320} />;
  return <Article text={texts.data[page]} />;
}
