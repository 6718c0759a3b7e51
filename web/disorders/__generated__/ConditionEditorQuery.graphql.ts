/**
 * @generated SignedSource<<4a3af8aa67d89b72044a0e70aa7af352>>
 * @relayHash f5c0790b9195eb083e50396ed2f8fe34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4237d8a87ffb8d32b91c49bfe41d3f0c213d115d376b48cea55e3e657c7858aa

import type { ConcreteRequest } from 'relay-runtime';
export type ConditionEditorQuery$variables = {
  slug: string;
};
export type ConditionEditorQuery$data = {
  readonly disorderDetail: {
    readonly id: string;
    readonly isFeatured: boolean;
    readonly isOfSite: boolean;
    readonly name: string;
    readonly path: string;
    readonly summary: string | null | undefined;
    readonly synonyms: ReadonlyArray<string>;
  } | null | undefined;
};
export type ConditionEditorQuery = {
  response: ConditionEditorQuery$data;
  variables: ConditionEditorQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "slug",
        "variableName": "slug"
      }
    ],
    "concreteType": "Disorder",
    "kind": "LinkedField",
    "name": "disorderDetail",
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
        "name": "path",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "summary",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "synonyms",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isFeatured",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isOfSite",
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
    "name": "ConditionEditorQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConditionEditorQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4237d8a87ffb8d32b91c49bfe41d3f0c213d115d376b48cea55e3e657c7858aa",
    "metadata": {},
    "name": "ConditionEditorQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ab7be29d46b6649559754302e7f3ee61";

export default node;
