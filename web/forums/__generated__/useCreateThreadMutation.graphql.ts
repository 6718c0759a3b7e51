/**
 * @generated SignedSource<<30ea516eed4296f19499475f21fa205a>>
 * @relayHash 0706b495d099b6d7e614603dee3e1ba3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d04866532be9e4bb5bab324702a8b3ca161ee5bb7f3f4f3c72d7d297420d1472

import type { ConcreteRequest } from 'relay-runtime';
export type useCreateThreadMutation$variables = {
  body: string;
  category?: string | null | undefined;
  picture?: string | null | undefined;
  tags: ReadonlyArray<string>;
  title: string;
};
export type useCreateThreadMutation$data = {
  readonly createThread: {
    readonly slug: string;
  };
};
export type useCreateThreadMutation = {
  response: useCreateThreadMutation$data;
  variables: useCreateThreadMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "body"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "category"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "picture"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tags"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "title"
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "body",
        "variableName": "body"
      },
      {
        "kind": "Variable",
        "name": "category",
        "variableName": "category"
      },
      {
        "kind": "Variable",
        "name": "picture",
        "variableName": "picture"
      },
      {
        "kind": "Variable",
        "name": "tags",
        "variableName": "tags"
      },
      {
        "kind": "Variable",
        "name": "title",
        "variableName": "title"
      }
    ],
    "concreteType": "CreateThreadPayload",
    "kind": "LinkedField",
    "name": "createThread",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "slug",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateThreadMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCreateThreadMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "d04866532be9e4bb5bab324702a8b3ca161ee5bb7f3f4f3c72d7d297420d1472",
    "metadata": {
      "creates": true
    },
    "name": "useCreateThreadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e1b12db8c4e2b270590365a7fd3d6edc";

export default node;
