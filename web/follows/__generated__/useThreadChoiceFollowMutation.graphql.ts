/**
 * @generated SignedSource<<29a00ac64970e9bc5ce1bfb812521f84>>
 * @relayHash 73dcb95c0c50f8987e19363db488907c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89d96be8770da1cce379e297b4125b5d2822f447af07059f9a9e95a19956b3da

import type { ConcreteRequest } from 'relay-runtime';
export type useThreadChoiceFollowMutation$variables = {
  isFollowing: boolean;
  threadId: string;
};
export type useThreadChoiceFollowMutation$data = {
  readonly updateThreadFollow: {
    readonly thread: {
      readonly id: string;
      readonly isFollowed: boolean;
    } | null | undefined;
  };
};
export type useThreadChoiceFollowMutation = {
  response: useThreadChoiceFollowMutation$data;
  variables: useThreadChoiceFollowMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isFollowing"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "threadId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "isFollowing",
        "variableName": "isFollowing"
      },
      {
        "kind": "Variable",
        "name": "threadId",
        "variableName": "threadId"
      }
    ],
    "concreteType": "UpdateThreadChoicePayload",
    "kind": "LinkedField",
    "name": "updateThreadFollow",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Thread",
        "kind": "LinkedField",
        "name": "thread",
        "plural": false,
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
            "name": "isFollowed",
            "storageKey": null
          }
        ],
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
    "name": "useThreadChoiceFollowMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useThreadChoiceFollowMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "89d96be8770da1cce379e297b4125b5d2822f447af07059f9a9e95a19956b3da",
    "metadata": {},
    "name": "useThreadChoiceFollowMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8ea95a0a90a0a0c8067ea7de5ce69c43";

export default node;
