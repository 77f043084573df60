/**
 * Developer: only for profiles whose entity is a developer. The two lists are ours: a card needs a page to
 * open, and the detail pages alone cannot be reached without knowing an id.
 */
import { mountRoute } from "./draft-route.ts";

export const developer = mountRoute({
  segment: "developer",
  section: true,
  developer: true,
  service: "register",
  role: "developer",
  icon: "code",
  words: "developer",
  children: [
    {
      segment: "profile",
      page: "profile-list",
      role: "profile",
      icon: "shield-check",
      words: "profiles",
      children: [
        {
          segment: ":id",
          page: "profile",
          words: "profile",
        },
      ],
    },
    {
      segment: "settings",
      page: "setting-list",
      role: "setting",
      icon: "settings",
      words: "settings",
      children: [
        {
          segment: ":id",
          page: "setting",
          opens: { record: "setting", order: 1 },
          words: "setting",
        },
      ],
    },
  ],
});
