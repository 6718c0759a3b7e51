/**
 * @generated SignedSource<<ae809b9aa76d0e8f50b6f4defb45e420>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberRecord_record$data = {
  readonly decisions: number;
  readonly reportsMade: number;
  readonly reportsReceived: number;
  readonly sharedAddresses: number;
  readonly " $fragmentType": "MemberRecord_record";
};
export type MemberRecord_record$key = {
  readonly " $data"?: MemberRecord_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberRecord_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberRecord_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decisions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reportsReceived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reportsMade",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sharedAddresses",
      "storageKey": null
    }
  ],
  "type": "MemberRecord",
  "abstractKey": null
};

(node as any).hash = "bc8d5dc9f8b75e2492a2ee82e6639875";

export default node;
