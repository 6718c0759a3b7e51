/**
 * @generated SignedSource<<e55cae966184dfa2e57a23050038fa64>>
 * @relayHash c552fc10028982238a01d03c78c84d88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a4ae90bc84291e314d80d1bb3458dcce010d0ecce6cdc14065f29f29fc27bea

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnRecoveryMutation$variables = Record<PropertyKey, never>;
export type OwnRecoveryMutation$data = {
  readonly keepAccess: {
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"OwnRecovery_user">;
    } | null | undefined;
  };
};
export type OwnRecoveryMutation = {
  response: OwnRecoveryMutation$data;
  variables: OwnRecoveryMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnRecoveryMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "KeepAccessPayload",
        "kind": "LinkedField",
        "name": "keepAccess",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OwnRecovery_user"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OwnRecoveryMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "KeepAccessPayload",
        "kind": "LinkedField",
        "name": "keepAccess",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AccessRecovery",
                "kind": "LinkedField",
                "name": "accessRecovery",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "way",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "due",
                    "storageKey": null
                  },
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8a4ae90bc84291e314d80d1bb3458dcce010d0ecce6cdc14065f29f29fc27bea",
    "metadata": {},
    "name": "OwnRecoveryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0931b82eb8498d0295647a203c59ee1c";

export default node;
