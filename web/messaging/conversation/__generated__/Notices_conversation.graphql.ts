/**
 * @generated SignedSource<<7d4c315f2ba8cf38f35d8cf62b31ddcd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Notices_conversation$data = {
  readonly amBlocked: boolean;
  readonly isArchived: boolean;
  readonly isBlocked: boolean;
  readonly " $fragmentType": "Notices_conversation";
};
export type Notices_conversation$key = {
  readonly " $data"?: Notices_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Notices_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Notices_conversation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amBlocked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBlocked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isArchived",
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "217ce0c83436a86583c3ac2fb62265c1";

export default node;
