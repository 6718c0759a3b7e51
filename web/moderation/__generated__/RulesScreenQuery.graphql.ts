/**
 * @generated SignedSource<<4208a611d5b1acd95da8158459eb94a8>>
 * @relayHash 639f0e7536bf699f451de8a04742ab52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1ae8dfe4229e8e9b5e1db2650103ecd7f9eb00e97287f07abf06b1ca42644b9

import type { ConcreteRequest } from 'relay-runtime';
export type RulesScreenQuery$variables = {
  community?: string | null | undefined;
};
export type RulesScreenQuery$data = {
  readonly contentRules: {
    readonly community: string;
    readonly rules: unknown;
    readonly siteId: string;
  };
};
export type RulesScreenQuery = {
  response: RulesScreenQuery$data;
  variables: RulesScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "community"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "community",
        "variableName": "community"
      }
    ],
    "concreteType": "CommunityRules",
    "kind": "LinkedField",
    "name": "contentRules",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "siteId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "community",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rules",
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
    "name": "RulesScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RulesScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d1ae8dfe4229e8e9b5e1db2650103ecd7f9eb00e97287f07abf06b1ca42644b9",
    "metadata": {},
    "name": "RulesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c6082532bdac6c5c29e1d0b8f288cd69";

export default node;
