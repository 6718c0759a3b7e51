/**
 * @generated SignedSource<<f2279d4ae9c7f01a5e1de8a2555e73a3>>
 * @relayHash 81bb7769b27c500313a29ac99788c788
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a5be2db8f36323ca41b0fddeeddb53c5a053a2daddf0125bd67fa9f81f5bdf1

import type { ConcreteRequest } from 'relay-runtime';
export type useCreateThreadMutation$variables = {
  body: string;
  category?: string | null | undefined;
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
  "name": "tags"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "title"
},
v4 = [
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
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateThreadMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCreateThreadMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "2a5be2db8f36323ca41b0fddeeddb53c5a053a2daddf0125bd67fa9f81f5bdf1",
    "metadata": {},
    "name": "useCreateThreadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e6b35770538cda898e3feac0cf110880";

export default node;
