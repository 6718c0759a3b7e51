/**
 * @generated SignedSource<<15c2ea454ade74c71b55b58af9f28dc5>>
 * @relayHash c675f0adfbfc520e3a6d9c2604ab90ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f034772fb42b2b3fc7bb11b9752e785a8344628a72dce7d05e12f272d88544d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnNameMutation$variables = {
  isPrivate: boolean;
};
export type OwnNameMutation$data = {
  readonly updateUserPrivacySetting: {
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"OwnName_user">;
    };
  };
};
export type OwnNameMutation = {
  response: OwnNameMutation$data;
  variables: OwnNameMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isPrivate"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "isPrivate",
    "variableName": "isPrivate"
  },
  {
    "kind": "Literal",
    "name": "name",
    "value": "name"
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
    "name": "OwnNameMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateUserPayload",
        "kind": "LinkedField",
        "name": "updateUserPrivacySetting",
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
                "name": "OwnName_user"
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
    "name": "OwnNameMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateUserPayload",
        "kind": "LinkedField",
        "name": "updateUserPrivacySetting",
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
                "kind": "ScalarField",
                "name": "firstName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastName",
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
                    "name": "isPrivate",
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
    "id": "2f034772fb42b2b3fc7bb11b9752e785a8344628a72dce7d05e12f272d88544d",
    "metadata": {},
    "name": "OwnNameMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "07704cae7022ecbc50f7a7eb06325a1a";

export default node;
