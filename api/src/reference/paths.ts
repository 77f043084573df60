/** Addresses beside the one door of the calls: what is no JSON, and what comes before a session. */

export interface DescribedPath {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly about: string;
}

export const PATHS: readonly DescribedPath[] = [
  { method: "POST", path: "/api", about: "Every call." },
  {
    method: "POST",
    path: "/api/login",
    about: "Signs in with {login, password}: a token in the answer, and a cookie for browsers.",
  },
  {
    method: "POST",
    path: "/api/files",
    about:
      "Stores a file sent as multipart/form-data with reference_id, field, name and an id of the sender's: sent again, it is stored once.",
  },
  { method: "GET", path: "/api/files/:id", about: "The bytes of a file." },
  {
    method: "GET",
    path: "/api/files/:id/thumbnail",
    about: "A picture of it, 200 by 200, turned as it was turned.",
  },
  {
    method: "GET",
    path: "/api/events",
    about: "Changes of rows in the caller's scope, as server-sent events.",
  },
  {
    method: "GET",
    path: "/api/config",
    about: "What the login page needs to know before anybody is signed in.",
  },
  { method: "GET", path: "/api/reference", about: "This page." },
  { method: "GET", path: "/api/reference.json", about: "The same for machines." },
  { method: "GET", path: "/healthz", about: "The process is up." },
  {
    method: "GET",
    path: "/readyz",
    about: "It can work: the database answers, and the pages can be served.",
  },
];
