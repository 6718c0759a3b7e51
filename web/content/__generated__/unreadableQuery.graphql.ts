/**
 * @generated SignedSource<<3720274475f2f4873c63e47005d11a97>>
 * @relayHash 875107747728d654d84d1e235de083ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15acc4639b148096c71cd4db03717ecd8c0e57e016fde05dc7f2372d71c419e0

import type { ConcreteRequest } from 'relay-runtime';
export type unreadableQuery$variables = {
  id?: string | null | undefined;
  permalink?: string | null | undefined;
  slug?: string | null | undefined;
};
export type unreadableQuery$data = {
  readonly post: {
    readonly path: string;
  } | null | undefined;
};
export type unreadableQuery = {
  response: unreadableQuery$data;
  variables: unreadableQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "permalink"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "permalink",
    "variableName": "permalink"
  },
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "unreadableQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Post",
        "kind": "LinkedField",
        "name": "post",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "unreadableQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Post",
        "kind": "LinkedField",
        "name": "post",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "15acc4639b148096c71cd4db03717ecd8c0e57e016fde05dc7f2372d71c419e0",
    "metadata": {},
    "name": "unreadableQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "95327a2375ffc1d077c8f95a61711692";

export default node;
