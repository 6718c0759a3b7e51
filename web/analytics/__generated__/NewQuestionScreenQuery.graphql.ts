/**
 * @generated SignedSource<<06f87e38366fbe44b7b5a34278f58b51>>
 * @relayHash 63754e2d2aaad9e24d261863615d1616
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3b7a3551035a7f4e080611ad60fce2b591d6d9877619e6188e201bf3e58d054

import type { ConcreteRequest } from 'relay-runtime';
export type NewQuestionScreenQuery$variables = Record<PropertyKey, never>;
export type NewQuestionScreenQuery$data = {
  readonly questionSites: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type NewQuestionScreenQuery = {
  response: NewQuestionScreenQuery$data;
  variables: NewQuestionScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Site",
    "kind": "LinkedField",
    "name": "questionSites",
    "plural": true,
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
        "name": "name",
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
    "name": "NewQuestionScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewQuestionScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b3b7a3551035a7f4e080611ad60fce2b591d6d9877619e6188e201bf3e58d054",
    "metadata": {},
    "name": "NewQuestionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "658205f97ef48037d9188cc82dc63ab6";

export default node;
