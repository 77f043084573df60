import { describe, expect, it } from "vitest";
import { featureWalls } from "./feature-walls.mjs";
import { treeOf } from "./tree.mjs";

describe("the walls between features", () => {
  it.each([
    [
      "an api feature using its sibling",
      {
        "api/src/calculators/handlers.ts": 'import { load } from "#work-order/store";',
        "api/src/work-order/store.ts": "",
      },
    ],
    [
      "an api feature using one that comes later in the story",
      {
        "api/src/commercial/rules.ts": 'import { load } from "#work-order/store";',
        "api/src/work-order/store.ts": "",
      },
    ],
    [
      "a serving room that knows a feature",
      {
        "api/src/rpc/dispatch.ts": 'import { load } from "#work-order/store";',
        "api/src/work-order/store.ts": "",
      },
    ],
    [
      "a web feature using its sibling",
      {
        "web/src/features/billing/page.tsx": 'import { Map } from "#features/map/map";',
        "web/src/features/map/map.tsx": "",
      },
    ],
  ] as [string, Record<string, string>][])("reports %s", (_what, files) => {
    expect(featureWalls.check(treeOf(files))).not.toEqual([]);
  });

  it("lets a feature lean on what came before it in the story", () => {
    const files = {
      "api/src/work-order/rules.ts": 'import { offer } from "#commercial/offer";',
      "api/src/commercial/offer.ts": "",
    };
    expect(featureWalls.check(treeOf(files))).toEqual([]);
  });

  it("allows the list above, the own folder and the serving rooms", () => {
    const files = {
      "api/src/actions.ts": 'import { h } from "#billing/handlers";',
      "api/src/billing/handlers.ts": 'import { s } from "./store.ts"; import { list } from "#record/list";',
      "api/src/billing/store.ts": "",
      "api/src/record/list.ts": "",
      "web/src/app/pages.tsx": 'const page = () => import("#features/map/map");',
      "web/src/features/map/map.tsx": "",
    };
    expect(featureWalls.check(treeOf(files))).toEqual([]);
  });
});
