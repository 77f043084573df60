/** The frame of a page inside the shell: breadcrumbs, title line, an add button for those who may add. */
import { Button } from "@mantine/core";
import type { PermissionRequest } from "@plimsoll/domain/access/permission";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageBar } from "#ui/page-bar";
import { Breadcrumbs, type Steps } from "./breadcrumbs.tsx";
import { useDocumentTitle } from "./document-title.ts";
import { useMay } from "./session.tsx";

export interface AddButton {
  readonly label: string;
  readonly to: string;
  /** Without it the button shows to everybody who sees the page. */
  readonly permission?: PermissionRequest;
}

export interface PageProps {
  readonly title: string;
  readonly status?: ReactNode;
  readonly detail?: ReactNode;
  readonly actions?: ReactNode;
  readonly add?: AddButton;
  readonly steps?: Steps;
  readonly children: ReactNode;
}

export function Page({ title, status, detail, actions, add, steps, children }: PageProps) {
  const may = useMay();
  const mayAdd = add !== undefined && (add.permission === undefined || may(add.permission));
  useDocumentTitle(title);
  return (
    <>
      <Breadcrumbs title={title} {...(steps ? { steps } : {})} />
      <PageBar
        title={title}
        status={status}
        {...(detail === undefined ? {} : { detail })}
        {...(actions === undefined && !mayAdd
          ? {}
          : {
              actions: (
                <>
                  {actions}
                  {mayAdd && (
                    <Button component={Link} to={add.to} leftSection={<Plus size={16} aria-hidden />}>
                      {add.label}
                    </Button>
                  )}
                </>
              ),
            })}
      />
      {children}
    </>
  );
}
