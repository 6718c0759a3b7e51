/**
 * @generated SignedSource<<10b9d71e8302421a3f7b3dccbf3a13b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AssocType = "COMMENT" | "MESSAGE" | "POST" | "REPLY" | "THREAD" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
import type { FragmentRefs } from "relay-runtime";
export type useFlag_item$data = {
  readonly assocType: AssocType;
  readonly id: string;
  readonly " $fragmentType": "useFlag_item";
};
export type useFlag_item$key = {
  readonly " $data"?: useFlag_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFlag_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useFlag_item"
};

(node as any).hash = "155e39a06ce9cd3c666ad5a768784db3";

export default node;
