/**
 * @generated SignedSource<<b9a5e7c7991e0f65ef9982a674184c9d>>
 * @relayHash 430f3672591822eb988eb696c9d28806
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66ec0fa2ed2802c7af783df0813e76926dccaadb03ca831916f2ab878cb4bb89

import type { ConcreteRequest } from 'relay-runtime';
export type MergeFieldQuery$variables = {
  id: string;
  text: string;
};
export type MergeFieldQuery$data = {
  readonly mergeTargets: ReadonlyArray<{
    readonly commentCount: number;
    readonly id: string;
    readonly title: string;
  }>;
};
export type MergeFieldQuery = {
  response: MergeFieldQuery$data;
  variables: MergeFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
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
      },
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "Thread",
    "kind": "LinkedField",
    "name": "mergeTargets",
    "plural": true,
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
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "commentCount",
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
    "name": "MergeFieldQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MergeFieldQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "66ec0fa2ed2802c7af783df0813e76926dccaadb03ca831916f2ab878cb4bb89",
    "metadata": {},
    "name": "MergeFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "963de3b74854c929eb19916ae19703c3";

export default node;
