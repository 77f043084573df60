/** The pages of plain registers: which record an address means, and the generic page that shows it. */
import { lazy, Suspense } from "react";
import { useParams } from "react-router";
import { useCurrent } from "./client-state.ts";
import { NotFoundPage } from "./error-page.tsx";
import { hasFormPage, recordKeyOf } from "./existing-pages.ts";
import { useRouteMatch } from "./route-match.ts";

const List = lazy(async () => ({ default: (await import("#record/record-list-page")).RecordListPage }));
const Form = lazy(async () => ({ default: (await import("#record/record-form-page")).RecordFormPage }));

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `/administration/ports/:id` is about ports. */
function useRegister(): string {
  return useRouteMatch()?.entry.path.split("/")[2] ?? "";
}

export function RegisterListPage() {
  const register = useRegister();
  const key = recordKeyOf(register);
  if (key === undefined) return <NotFoundPage />;
  return (
    <Suspense fallback={null}>
      <List key={key} recordKey={key} inDialog={!hasFormPage(register)} />
    </Suspense>
  );
}

export function RegisterFormPage() {
  const register = useRegister();
  const { id = "" } = useParams();
  const key = recordKeyOf(register);
  useCurrent(UUID.test(id) && (key === "ship" || key === "barge") ? { [key]: id } : {});
  if (key === undefined || (id !== "new" && !UUID.test(id))) return <NotFoundPage />;
  return (
    <Suspense fallback={null}>
      <Form key={`${key}/${id}`} recordKey={key} id={id} />
    </Suspense>
  );
}
