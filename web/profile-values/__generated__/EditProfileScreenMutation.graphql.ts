/**
 * @generated SignedSource<<e613d7a6aefd8587f641f8eb941d597d>>
 * @relayHash a6e4ad7f6c89da2140a844ec9ee2a63a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b20527ebf4b7e2ea9b663c9583bf51094589705411b309cc27c0190e2cd92acd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditProfileScreenMutation$variables = {
  bio?: string | null | undefined;
  birthday?: string | null | undefined;
  description?: string | null | undefined;
  ethnicity?: string | null | undefined;
  gender?: string | null | undefined;
  zipcode?: string | null | undefined;
};
export type EditProfileScreenMutation$data = {
  readonly updateUser: {
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"ValuesForm_user">;
    };
  };
};
export type EditProfileScreenMutation = {
  response: EditProfileScreenMutation$data;
  variables: EditProfileScreenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "bio"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "birthday"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "description"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ethnicity"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "gender"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "zipcode"
},
v6 = [
  {
    "kind": "Variable",
    "name": "bio",
    "variableName": "bio"
  },
  {
    "kind": "Variable",
    "name": "birthday",
    "variableName": "birthday"
  },
  {
    "kind": "Variable",
    "name": "description",
    "variableName": "description"
  },
  {
    "kind": "Variable",
    "name": "ethnicity",
    "variableName": "ethnicity"
  },
  {
    "kind": "Variable",
    "name": "gender",
    "variableName": "gender"
  },
  {
    "kind": "Variable",
    "name": "zipcode",
    "variableName": "zipcode"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EditProfileScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "UpdateUserPayload",
        "kind": "LinkedField",
        "name": "updateUser",
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
                "name": "ValuesForm_user"
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
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EditProfileScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "UpdateUserPayload",
        "kind": "LinkedField",
        "name": "updateUser",
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
                "name": "birthday",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PublicProfileField",
                "kind": "LinkedField",
                "name": "publicProfile",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "value",
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
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
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
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b20527ebf4b7e2ea9b663c9583bf51094589705411b309cc27c0190e2cd92acd",
    "metadata": {},
    "name": "EditProfileScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a3398b513cfcf7a61c66234ad5a826f7";

export default node;
