/**
 * @generated SignedSource<<12263a59c298275b7ef0ff4f812653fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Flags_site$data = {
  readonly features: ReadonlyArray<string>;
  readonly id: string;
  readonly " $fragmentType": "Flags_site";
};
export type Flags_site$key = {
  readonly " $data"?: Flags_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Flags_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Flags_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "features",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "70835aebaa5e46d982b631054d63a40c";

export default node;
