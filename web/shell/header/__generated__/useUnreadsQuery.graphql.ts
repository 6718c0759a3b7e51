/**
 * @generated SignedSource<<c8e1854acb6a7a50022edbd047ba10e3>>
 * @relayHash 14871b0e229856312228c2d1658a6309
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 126b011775ab6c0415d2ec430da235531d5fe5f6901fb95932732c1b758b2cc6

import type { ConcreteRequest } from 'relay-runtime';
export type useUnreadsQuery$variables = Record<PropertyKey, never>;
export type useUnreadsQuery$data = {
  readonly unreads: {
    readonly messages: number;
    readonly notifications: number;
  };
};
export type useUnreadsQuery = {
  response: useUnreadsQuery$data;
  variables: useUnreadsQuery$variables;
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
    "name": "useUnreadsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useUnreadsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "126b011775ab6c0415d2ec430da235531d5fe5f6901fb95932732c1b758b2cc6",
    "metadata": {},
    "name": "useUnreadsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cba2a0be4097dd0a26163cc452671a07";

export default node;
