/**
 * @generated SignedSource<<7d3161bd61cdf6b4d4865b4443e18161>>
 * @relayHash 8b7c65a7f123258a40a3a342c3711fb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14007d9ef263c139b5f6d0fe4d2719bb6bad504c71317b6a7a5c82db5494ce04

import type { ConcreteRequest } from 'relay-runtime';
export type useListPageSubscription$variables = Record<PropertyKey, never>;
export type useListPageSubscription$data = {
  readonly listsChanged: number;
};
export type useListPageSubscription = {
  response: useListPageSubscription$data;
  variables: useListPageSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "listsChanged",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useListPageSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useListPageSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "14007d9ef263c139b5f6d0fe4d2719bb6bad504c71317b6a7a5c82db5494ce04",
    "metadata": {},
    "name": "useListPageSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "95075726e7efe2f16e36bc7e4f769d2c";

export default node;
