/**
 * @generated SignedSource<<135330509450ca5fb674acd38a3ea9d3>>
 * @relayHash 62130d11055ecbe51b1df2b4c35ee8da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 986eab3afd6535fc21bf7464906daf68d4672bbfe2592c031be54107bf3ecabc

import type { ConcreteRequest } from 'relay-runtime';
export type MediaFocus = "BOTTOM" | "BOTTOM_LEFT" | "BOTTOM_RIGHT" | "CENTER" | "LEFT" | "RIGHT" | "TOP" | "TOP_LEFT" | "TOP_RIGHT";
export type useLibraryUploadedQuery$variables = {
  id: string;
};
export type useLibraryUploadedQuery$data = {
  readonly media: {
    readonly alt: string;
    readonly focus: MediaFocus;
    readonly height: number;
    readonly id: string;
    readonly illustrator: string | null | undefined;
    readonly name: string;
    readonly path: string;
    readonly width: number;
  } | null | undefined;
};
export type useLibraryUploadedQuery = {
  response: useLibraryUploadedQuery$data;
  variables: useLibraryUploadedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Media",
    "kind": "LinkedField",
    "name": "media",
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "alt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "illustrator",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "path",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "width",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "height",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "focus",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLibraryUploadedQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLibraryUploadedQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "986eab3afd6535fc21bf7464906daf68d4672bbfe2592c031be54107bf3ecabc",
    "metadata": {},
    "name": "useLibraryUploadedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "818b880ead254a0a1cc3be0ccf171d97";

export default node;
