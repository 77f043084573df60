/**
 * Where the rows of a list open: on a page of their own, or in a layer over the list where the route table gives them
 * none. Which layer is open stands in the address, so that it can be mailed and closed with the back button.
 */
import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { LAYER_PARAMETER, withLayer } from "#app/layer-address";

export interface Opening {
  readonly pathOf: (id: string) => string;
  readonly newPath: string;
  readonly onOpen: (id: string, newTab: boolean) => void;
  /** The row whose layer is open, or `new`. */
  readonly layer: string | undefined;
  readonly close: () => void;
}

export function useOpening(inLayer: boolean): Opening {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const base = pathname.replace(/\/$/, "");
  const pathOf = useCallback(
    (id: string) => (inLayer ? `${base}${withLayer(search, id)}` : `${base}/${id}`),
    [base, search, inLayer],
  );
  const onOpen = useCallback(
    (id: string, newTab: boolean) => {
      if (newTab) window.open(pathOf(id), "_blank", "noopener");
      else void navigate(pathOf(id), { state: { list: search } });
    },
    [navigate, pathOf, search],
  );
  const close = useCallback(
    () => void navigate({ search: withLayer(search, null) }, { replace: true }),
    [navigate, search],
  );
  const layer = inLayer ? (new URLSearchParams(search).get(LAYER_PARAMETER) ?? undefined) : undefined;
  return useMemo(
    () => ({ pathOf, newPath: pathOf("new"), onOpen, layer, close }),
    [pathOf, onOpen, layer, close],
  );
}
