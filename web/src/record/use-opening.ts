/**
 * Where the rows of a list open: on a page of their own, or in a dialog over the list where the route table gives them
 * none. Which dialog is open stands in the address, so that it can be mailed and closed with the back button.
 */
import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { DIALOG_PARAMETER, withDialog } from "#app/dialog-address";

export interface Opening {
  readonly pathOf: (id: string) => string;
  readonly newPath: string;
  readonly onOpen: (id: string, newTab: boolean) => void;
  /** The row whose dialog is open, or `new`. */
  readonly dialog: string | undefined;
  readonly close: () => void;
}

/** `at` is where the rows have their page, where that is not below the list. */
export function useOpening(inDialog: boolean, at?: (id: string) => string): Opening {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const base = pathname.replace(/\/$/, "");
  const pathOf = useCallback(
    (id: string) => {
      if (inDialog) return `${base}${withDialog(search, id)}`;
      return at ? at(id) : `${base}/${id}`;
    },
    [base, search, inDialog, at],
  );
  const onOpen = useCallback(
    (id: string, newTab: boolean) => {
      if (newTab) window.open(pathOf(id), "_blank", "noopener");
      else void navigate(pathOf(id), { state: { list: search } });
    },
    [navigate, pathOf, search],
  );
  const close = useCallback(
    () => void navigate({ search: withDialog(search, null) }, { replace: true }),
    [navigate, search],
  );
  const dialog = inDialog ? (new URLSearchParams(search).get(DIALOG_PARAMETER) ?? undefined) : undefined;
  return useMemo(
    () => ({ pathOf, newPath: pathOf("new"), onOpen, dialog, close }),
    [pathOf, onOpen, dialog, close],
  );
}
