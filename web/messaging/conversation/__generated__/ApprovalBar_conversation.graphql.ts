/**
 * @generated SignedSource<<c88461b8cac1bf8734fdc067a8bcecec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApprovalBar_conversation$data = {
  readonly canAnswerRequest: boolean;
  readonly id: string;
  readonly isArchived: boolean;
  readonly user: {
    readonly username: string;
  };
  readonly " $fragmentType": "ApprovalBar_conversation";
};
export type ApprovalBar_conversation$key = {
  readonly " $data"?: ApprovalBar_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalBar_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApprovalBar_conversation",
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
      "name": "canAnswerRequest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isArchived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "df866ae7ff1589a8c17fe3b3b25b1c17";

export default node;
