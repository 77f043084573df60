/** For tests that start the server as a user does: it is built before the first of them. */
export { ensureServerBuilt as setup } from "../prepare/server-build.mjs";
