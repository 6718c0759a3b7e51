/**
 * @generated SignedSource<<f84366c60cb63e956f17e7c7b62e05c8>>
 * @relayHash 90000b51aa91bc12b4a12b788d618011
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98e8a89bb43ea935a4424b27595fe63048170d9a670ff2b000d5c9956b8dc84e

import type { ConcreteRequest } from 'relay-runtime';
export type PostState = "BINNED" | "DRAFT" | "PUBLISHED" | "SCHEDULED" | "SUBMITTED" | "UNPUBLISHED";
export type useEditingSubscription$variables = {
  page: string;
  postId: string;
};
export type useEditingSubscription$data = {
  readonly editing: {
    readonly changedBy: {
      readonly id: string;
      readonly username: string;
    } | null | undefined;
    readonly isElsewhere: boolean;
    readonly others: ReadonlyArray<{
      readonly id: string;
      readonly username: string;
    }>;
    readonly revision: number;
    readonly state: PostState;
  };
};
export type useEditingSubscription = {
  response: useEditingSubscription$data;
  variables: useEditingSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "postId"
},
v2 = [
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
    "name": "username",
    "storageKey": null
  }
],
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "page",
        "variableName": "page"
      },
      {
        "kind": "Variable",
        "name": "postId",
        "variableName": "postId"
      }
    ],
    "concreteType": "Editing",
    "kind": "LinkedField",
    "name": "editing",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "revision",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isElsewhere",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "others",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "changedBy",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useEditingSubscription",
    "selections": (v3/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useEditingSubscription",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "98e8a89bb43ea935a4424b27595fe63048170d9a670ff2b000d5c9956b8dc84e",
    "metadata": {},
    "name": "useEditingSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4f381bb5e69dfd6b3702c11937b28700";

export default node;
