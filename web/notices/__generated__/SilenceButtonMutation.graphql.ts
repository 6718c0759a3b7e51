/**
 * @generated SignedSource<<938b45b1d302c6b11a0ca757fe4a0c54>>
 * @relayHash 00ad43f9148b92c260648af8b81aed8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d746f4eae21b87beb2aaad0b6f6d257a5ad88aa024e5239e228016de84f6301

import type { ConcreteRequest } from 'relay-runtime';
export type SilenceButtonMutation$variables = {
  isSilenced: boolean;
  userId: string;
};
export type SilenceButtonMutation$data = {
  readonly updateMemberSilence: {
    readonly user: {
      readonly id: string;
      readonly isSilenced: boolean;
    };
  };
};
export type SilenceButtonMutation = {
  response: SilenceButtonMutation$data;
  variables: SilenceButtonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isSilenced"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "isSilenced",
        "variableName": "isSilenced"
      },
      {
        "kind": "Variable",
        "name": "userId",
        "variableName": "userId"
      }
    ],
    "concreteType": "UpdateMemberSilencePayload",
    "kind": "LinkedField",
    "name": "updateMemberSilence",
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
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSilenced",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SilenceButtonMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SilenceButtonMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "7d746f4eae21b87beb2aaad0b6f6d257a5ad88aa024e5239e228016de84f6301",
    "metadata": {},
    "name": "SilenceButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "51d6f660513752dbcaa4c6251fbc6747";

export default node;
