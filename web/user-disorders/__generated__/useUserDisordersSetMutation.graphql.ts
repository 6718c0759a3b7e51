/**
 * @generated SignedSource<<fae0cebac6ed626b753d26e3fc9b9fe2>>
 * @relayHash 153ffcd6c7db3bc4b6946ffd25d9c9c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 080d3dfa78b1e64ee8b17806baad7793a19ca97096d27d4bd21f1c99a084bfa6

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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
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
                      (v3/*:: as any*/),
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
              {
                "alias": null,
                "args": null,
                "concreteType": "PrivacySetting",
                "kind": "LinkedField",
                "name": "privacySettings",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "audience",
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
    "id": "080d3dfa78b1e64ee8b17806baad7793a19ca97096d27d4bd21f1c99a084bfa6",
    "metadata": {},
    "name": "useUserDisordersSetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bcf79acca4648aabb16b89af0669d2c0";

export default node;
