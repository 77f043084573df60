/** Everything that is said in Spanish from the start. */
import { complete, merge, type Words } from "../words.ts";
import * as features from "./features.ts";

export const words: Words = complete(merge(features));
