/** Parameters of the installation that every screen may show. */
import type { SettingKey } from "@plimsoll/domain/register/setting";
import { useList } from "#rpc/hooks";

export function useSetting(key: SettingKey): string | undefined {
  const asked = useList(
    { service: "register", type: "setting" },
    { active: true, pagination: { page: 1, size: 50 } },
    { staleTime: 300_000 },
  );
  return asked.data?.attributes.find((one) => one.parameter === key)?.value;
}
