/**
 * @generated SignedSource<<32c1a009107dff470930bbd28da49659>>
 * @relayHash 1b3368545b984268838ce79d853d10a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5671aa6e5ee8ba48005b61c26a1531f89bd603a3227304a26b3a16f4596ad625

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type operateDropMutation$variables = {
  schema: string;
};
export type operateDropMutation$data = {
  readonly dropTables: {
    readonly operations: {
      readonly " $fragmentSpreads": FragmentRefs<"Kept_operations">;
    };
  };
};
export type operateDropMutation = {
  response: operateDropMutation$data;
  variables: operateDropMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "schema"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "schema",
    "variableName": "schema"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "operateDropMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OperationsPayload",
        "kind": "LinkedField",
        "name": "dropTables",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Operations",
            "kind": "LinkedField",
            "name": "operations",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Kept_operations"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "operateDropMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OperationsPayload",
        "kind": "LinkedField",
        "name": "dropTables",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Operations",
            "kind": "LinkedField",
            "name": "operations",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "KeptTables",
                "kind": "LinkedField",
                "name": "keptTables",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "of",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "since",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "bytes",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5671aa6e5ee8ba48005b61c26a1531f89bd603a3227304a26b3a16f4596ad625",
    "metadata": {},
    "name": "operateDropMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "db2182c44e7aa4d4f61e2b37f375dd9a";

export default node;
