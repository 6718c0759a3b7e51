/**
 * @generated SignedSource<<f04987ff95182a0f79fd9a83e3626dcc>>
 * @relayHash ea9051e501af9051c897cd9bb0ffdc48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76561400803764150ca820adca8b89ebb20a75be39cc846b172e9a6d9cb9b936

import type { ConcreteRequest } from 'relay-runtime';
export type useUnreadsSubscription$variables = Record<PropertyKey, never>;
export type useUnreadsSubscription$data = {
  readonly unreads: {
    readonly messages: number;
    readonly notifications: number;
  };
};
export type useUnreadsSubscription = {
  response: useUnreadsSubscription$data;
  variables: useUnreadsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Unreads",
    "kind": "LinkedField",
    "name": "unreads",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "messages",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "notifications",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useUnreadsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useUnreadsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "76561400803764150ca820adca8b89ebb20a75be39cc846b172e9a6d9cb9b936",
    "metadata": {},
    "name": "useUnreadsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "1bdedfad02176d1d16fe7b68e0600507";

export default node;
