/**
 * @generated SignedSource<<c8bc7f2e68446af42e0a422bbc4a6a89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Reply_reply$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"Contribution_item">;
  readonly " $fragmentType": "Reply_reply";
};
export type Reply_reply$key = {
  readonly " $data"?: Reply_reply$data;
  readonly " $fragmentSpreads": FragmentRefs<"Reply_reply">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Reply_reply",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Contribution_item"
    }
  ],
  "type": "Reply",
  "abstractKey": null
};

(node as any).hash = "da928a773475af23124d639f7c16742d";

export default node;
