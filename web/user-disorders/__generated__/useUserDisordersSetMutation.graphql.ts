/**
 * @generated SignedSource<<43130e447f0457e7616babf138310969>>
 * @relayHash c90be31fd391485cad9674dedfa7cdce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 681d842d39c22cfaccb4902b6d7d57b40f892e8c45a5697e48170e4c22798ff5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DisorderRelationship = "CAREGIVER" | "HEALTHCARE_PROVIDER" | "OTHER" | "PATIENT";
export type useUserDisordersSetMutation$variables = {
  disorderId: string;
  relationship?: DisorderRelationship | null | undefined;
};
export type useUserDisordersSetMutation$data = {
  readonly setDisorderRelationship: {
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"OwnConditions_user">;
    };
  };
};
export type useUserDisordersSetMutation = {
  response: useUserDisordersSetMutation$data;
  variables: useUserDisordersSetMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "disorderId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "relationship"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "disorderId",
    "variableName": "disorderId"
  },
  {
    "kind": "Variable",
    "name": "relationship",
    "variableName": "relationship"
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
    "name": "useUserDisordersSetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserDisordersPayload",
        "kind": "LinkedField",
        "name": "setDisorderRelationship",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OwnConditions_user"
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
    "name": "useUserDisordersSetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserDisordersPayload",
        "kind": "LinkedField",
        "name": "setDisorderRelationship",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "UserDisorder",
                "kind": "LinkedField",
                "name": "disorders",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "relationshipType",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Disorder",
                    "kind": "LinkedField",
                    "name": "disorder",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
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
                      }
                    ],
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
    "id": "681d842d39c22cfaccb4902b6d7d57b40f892e8c45a5697e48170e4c22798ff5",
    "metadata": {},
    "name": "useUserDisordersSetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bcf79acca4648aabb16b89af0669d2c0";

export default node;
