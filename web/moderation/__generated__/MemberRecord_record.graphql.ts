/**
 * @generated SignedSource<<140cd4cbf3110953640127923f0bdfff>>
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
    }
  ],
  "type": "MemberRecord",
  "abstractKey": null
};

(node as any).hash = "b875616155ffa67e795c068ce27866ef";

export default node;
